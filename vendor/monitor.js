/**
 * What the television's page takes from others, bundled into `static/vendor/monitor.js`:
 * three.js with the add-ons the scene uses. Only `static/monitor/scene/` may import it.
 */
import './old-browsers.js';

export * from 'three';
export * as BufferGeometryUtils from 'three/addons/utils/BufferGeometryUtils.js';
export { OrbitControls } from 'three/addons/controls/OrbitControls.js';
