/** What only the one who commands the monsters needs: his dice, his orders, whom his figures strike. */
export * as action from './questions/order.js';
export * as cell from './questions/cell.js';
export * as one from './questions/strike.js';
export { MasterDice } from './games/super_fantasy/master_dice.js';
