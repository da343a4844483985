// `npm run shots`: takes the pictures that are kept: the manifest's, which an installer shows
// (public/screenshots), and the README's (tests/screens/published).
import { takePictures } from './pictures.js';

await takePictures('pictures.ts');
