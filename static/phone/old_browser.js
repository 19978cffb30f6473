/* Runs only in browsers that cannot run the page: points them to its words, which are pictures here. */
(function () {
  var note = document.createElement('p');
  note.style.cssText = 'font:bold 60px sans-serif;text-align:center;color:#efe3c6';
  note.textContent = '⚠ ↻';
  document.body ? document.body.appendChild(note) : (window.onload = function () { document.body.appendChild(note); });
})();
