// `npm run screenshots`: a picture of every screen in every state, at 320, 390, 820 and 1440 px, light
// and dark, in test-results/screenshots: index.html shows them side by side, sheets/ as pictures.
//
//   npm run screenshots -- --world 'an admin' --width 390     some of them; both may be repeated
import { takePictures } from './pictures.js';

await takePictures('run.ts', process.argv.slice(2));
