/**
 * All sounds, made by the page itself from oscillators and noise; no file is fetched. Nothing in the game needs them.
 * The browser allows sound only after a key or click: until then `locked` is true.
 */

/** @typedef {'step' | 'shuffle' | 'dice' | 'swing' | 'shoot' | 'magic' | 'hit' | 'miss' | 'hurt' | 'block' | 'die' | 'fall' | 'gate' | 'stone' | 'chest' | 'holy' |
 *   'find' | 'curse' | 'charge' | 'ability' | 'heal' | 'shield' | 'level' | 'bell' | 'dread' | 'dawn' | 'turn' | 'spawn' | 'voice' | 'yes' | 'no' | 'win' | 'lose' | 'point' | 'blaze' | 'click' | 'coins' | 'bleat' | 'laugh' | 'whistle' | 'howl' | 'entrance' | 'laser' | 'thunder'} Effect */

/** One voice: kind, from and to in Hz, seconds, loudness, seconds of delay. @typedef {['sine' | 'square' | 'triangle' | 'sawtooth' | 'noise', number, number, number, number, number?]} Voice */

/** @type {Record<Effect, Voice[]>} */
const EFFECTS = {
  step: [['noise', 500, 200, 0.06, 0.14], ['sine', 120, 70, 0.07, 0.2]],
  shuffle: [['noise', 900, 250, 0.14, 0.1], ['sine', 90, 60, 0.1, 0.12]],
  dice: [0, 0.13, 0.3, 0.42, 0.6, 0.72, 0.8].map((at) => /** @type {Voice} */ (['noise', 3200, 1400, 0.05, 0.16, at + 0.25])),
  swing: [['noise', 700, 3000, 0.16, 0.14]],
  shoot: [['noise', 4000, 800, 0.14, 0.16], ['triangle', 520, 180, 0.12, 0.14]],
  magic: [['sine', 300, 1400, 0.4, 0.14], ['triangle', 450, 1800, 0.4, 0.08, 0.05]],
  hit: [['noise', 2400, 200, 0.16, 0.4], ['square', 190, 60, 0.2, 0.2]],
  miss: [['noise', 2600, 700, 0.22, 0.12], ['sine', 300, 180, 0.2, 0.1]],
  hurt: [['noise', 1500, 120, 0.22, 0.38], ['sawtooth', 240, 70, 0.3, 0.18]],
  block: [['square', 1300, 1100, 0.08, 0.12], ['triangle', 2100, 1800, 0.3, 0.14], ['noise', 5000, 3000, 0.06, 0.2]],
  die: [['sawtooth', 330, 60, 0.5, 0.14], ['noise', 1200, 200, 0.4, 0.14, 0.1]],
  fall: [['sine', 440, 70, 0.6, 0.24], ['noise', 400, 90, 0.3, 0.4, 0.5]],
  gate: [['sawtooth', 180, 260, 0.7, 0.06], ['sawtooth', 410, 300, 0.6, 0.04, 0.1], ['noise', 300, 120, 0.25, 0.3, 0.75]],
  stone: [['noise', 700, 90, 0.45, 0.45], ['sine', 80, 40, 0.4, 0.3]],
  chest: [['square', 320, 340, 0.05, 0.1], ['square', 360, 380, 0.05, 0.1, 0.1], ['noise', 900, 400, 0.3, 0.1, 0.2]],
  holy: [['sine', 523, 523, 0.9, 0.1], ['sine', 659, 659, 0.9, 0.1, 0.12], ['sine', 784, 784, 1, 0.1, 0.24], ['sine', 1046, 1046, 1.1, 0.08, 0.36]],
  find: [['triangle', 660, 660, 0.12, 0.16], ['triangle', 880, 880, 0.12, 0.16, 0.1], ['triangle', 1320, 1320, 0.3, 0.14, 0.2]],
  curse: [['sawtooth', 220, 110, 0.5, 0.1], ['sawtooth', 233, 116, 0.5, 0.1]],
  charge: [['sine', 500, 1000, 0.18, 0.16]],
  ability: [['sawtooth', 160, 640, 0.35, 0.1], ['triangle', 640, 1280, 0.4, 0.14, 0.15]],
  heal: [['sine', 523, 660, 0.3, 0.14], ['sine', 660, 784, 0.3, 0.12, 0.14]],
  shield: [['triangle', 900, 700, 0.16, 0.16], ['noise', 3000, 2000, 0.06, 0.08]],
  level: [0, 4, 7, 12].map((n, i) => /** @type {Voice} */ (['triangle', 523 * 2 ** (n / 12), 523 * 2 ** (n / 12), 0.28, 0.16, i * 0.11])),
  bell: [['sine', 196, 195, 2.4, 0.3], ['sine', 392.7, 392, 1.8, 0.14], ['sine', 587, 586, 1.2, 0.08]],
  dread: [['sawtooth', 55, 52, 1.4, 0.16], ['sawtooth', 58.3, 55, 1.4, 0.14], ['sine', 110, 98, 1.5, 0.14]],
  dawn: [['triangle', 262, 262, 0.5, 0.12], ['triangle', 330, 330, 0.5, 0.12, 0.14], ['triangle', 392, 392, 0.7, 0.12, 0.28]],
  turn: [['triangle', 392, 392, 0.1, 0.16], ['triangle', 523, 523, 0.24, 0.16, 0.1]],
  spawn: [['noise', 200, 500, 0.6, 0.2], ['sawtooth', 70, 140, 0.6, 0.12]],
  voice: [0, 1, 2, 3, 4].map((i) => /** @type {Voice} */ (['square', 170 + ((i * 67) % 90), 150 + ((i * 41) % 70), 0.08, 0.06, i * 0.1])),
  yes: [['triangle', 523, 523, 0.1, 0.16], ['triangle', 784, 784, 0.24, 0.16, 0.09]],
  no: [['triangle', 330, 311, 0.14, 0.16], ['triangle', 233, 208, 0.3, 0.16, 0.13]],
  win: [0, 4, 7, 12, 7, 12, 16].map((n, i) => /** @type {Voice} */ (['triangle', 392 * 2 ** (n / 12), 392 * 2 ** (n / 12), 0.4, 0.16, i * 0.16])),
  lose: [12, 8, 7, 3, 0].map((n, i) => /** @type {Voice} */ (['sawtooth', 110 * 2 ** (n / 12), 108 * 2 ** (n / 12), 0.6, 0.09, i * 0.28])),
  point: [['sine', 880, 940, 0.1, 0.12]],
  blaze: [['noise', 300, 1600, 0.7, 0.4], ['noise', 2600, 900, 0.5, 0.12, 0.2], ['sine', 90, 160, 0.5, 0.2]],
  click: [['square', 900, 300, 0.05, 0.18], ['noise', 1800, 300, 0.1, 0.3, 0.04], ['sine', 110, 60, 0.18, 0.3, 0.05]],
  coins: [0, 0.06, 0.1, 0.17, 0.22].map((at, i) => /** @type {Voice} */ (['triangle', 2100 + ((i * 370) % 900), 1900 + ((i * 290) % 800), 0.12, 0.1, at])),
  bleat: [0, 0.09, 0.18, 0.27, 0.36].map((at) => /** @type {Voice} */ (['sawtooth', 520, 430, 0.08, 0.12, at])),
  laugh: [0, 0.17, 0.34, 0.51, 0.7].map((at, i) => /** @type {Voice} */ (['sawtooth', 210 - i * 16, 130 - i * 8, 0.15, 0.16, at])),
  whistle: [0, 0.22].map((at) => /** @type {Voice} */ (['square', 2300, 2360, 0.16, 0.07, at])),
  howl: [['sine', 220, 520, 0.5, 0.16], ['sine', 520, 300, 0.7, 0.16, 0.45], ['triangle', 226, 530, 0.5, 0.06]],
  entrance: [['sawtooth', 73, 73, 0.5, 0.16], ['sawtooth', 78, 78, 0.5, 0.12], ['sawtooth', 98, 98, 0.5, 0.16, 0.42], ['sawtooth', 69, 68, 1.4, 0.2, 0.84], ['sine', 138, 136, 1.4, 0.2, 0.84]],
  laser: [['sawtooth', 1900, 240, 0.35, 0.12], ['sine', 2600, 500, 0.3, 0.1]],
  thunder: [['noise', 3000, 80, 0.9, 0.5], ['sine', 70, 35, 0.9, 0.4, 0.05], ['square', 1400, 90, 0.12, 0.14]],
};

/** The night's slow tune: steps of a minor scale above the ground note; null rests. @type {(number | null)[]} */
const TUNE = [0, null, 7, null, 3, null, 2, null, 0, null, -5, null, 3, 2, null, null];
const BEAT = 0.62;

export class Sound {
  /** @param {{muted: boolean}} options */
  constructor({ muted }) {
    this.muted = muted;
    /** @type {AudioContext | null} */
    this.context = null;
    /** How dark the music is, 0 to 1. */
    this.darkness = 0;
    this.beat = 0;
    this.nextBeat = 0;
    this.playing = false;
    this.timer = 0;
  }

  /** True while the browser still waits for a key or a click. */
  get locked() {
    return !this.muted && this.context?.state !== 'running';
  }

  /** To be called from a key or a click. */
  async unlock() {
    if (this.muted) return;
    if (!this.context) {
      const Context = window.AudioContext;
      if (!Context) return;
      this.context = new Context();
      this.master = this.context.createGain();
      this.master.gain.value = 0.7;
      this.master.connect(this.context.destination);
      const noise = this.context.createBuffer(1, this.context.sampleRate, this.context.sampleRate);
      const samples = noise.getChannelData(0);
      for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
      this.noise = noise;
    }
    if (this.context.state !== 'running') await this.context.resume();
    if (this.playing) this.music(true);
  }

  /** @param {boolean} muted */
  mute(muted) {
    this.muted = muted;
    if (this.master) this.master.gain.value = muted ? 0 : 0.7;
    if (!muted) void this.unlock();
  }

  /** @param {Effect} name */
  play(name) {
    if (this.muted || this.context?.state !== 'running') return;
    for (const voice of EFFECTS[name]) this.voice(voice, this.context.currentTime);
  }

  /** @param {Voice} voice @param {number} now seconds of the audio clock */
  voice([kind, from, to, length, loud, delay = 0], now) {
    const { context, master } = this;
    if (!context || !master) return;
    const start = now + delay;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(master);
    if (kind === 'noise') {
      const source = context.createBufferSource();
      source.buffer = this.noise ?? null;
      source.loop = true;
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.Q.value = 0.8;
      filter.frequency.setValueAtTime(from, start);
      filter.frequency.exponentialRampToValueAtTime(to, start + length);
      source.connect(filter).connect(gain);
      source.start(start);
      source.stop(start + length + 0.05);
    } else {
      const source = context.createOscillator();
      source.type = kind;
      source.frequency.setValueAtTime(from, start);
      source.frequency.exponentialRampToValueAtTime(to, start + length);
      source.connect(gain);
      source.start(start);
      source.stop(start + length + 0.05);
    }
  }

  /** Starts or stops the night's music. @param {boolean} on */
  music(on) {
    this.playing = on;
    clearTimeout(this.timer);
    if (!on || !this.context) return;
    this.nextBeat = Math.max(this.nextBeat, this.context.currentTime + 0.1);
    this.schedule();
  }

  /** Writes the next beats into the audio clock; darker means lower, slower, and with a fifth that grates. */
  schedule() {
    const { context } = this;
    if (!context || !this.playing) return;
    while (context.state === 'running' && this.nextBeat < context.currentTime + 1.2) {
      const step = TUNE[this.beat % TUNE.length];
      const ground = 146.8 * 2 ** (-Math.round(this.darkness * 5) / 12);
      const at = this.nextBeat;
      if (step !== null && !this.muted) {
        const note = ground * 2 ** (step / 12);
        this.voice(['triangle', note, note, 1.5, 0.05], at);
        if (this.beat % 4 === 0) this.voice(['sine', ground / 2, ground / 2, 2.6, 0.09], at);
        if (this.darkness > 0.5 && this.beat % 8 === 0) this.voice(['sawtooth', (ground / 2) * 2 ** (6 / 12), (ground / 2) * 2 ** (6 / 12), 2.2, 0.012 + 0.02 * this.darkness], at);
      }
      if (this.darkness > 0.25 && this.beat % 2 === 0 && !this.muted) this.voice(['sine', 58, 42, 0.22, 0.12 * this.darkness], at);
      this.beat += 1;
      this.nextBeat += BEAT * (1 - 0.22 * this.darkness);
    }
    this.timer = window.setTimeout(() => this.schedule(), 400);
  }
}
