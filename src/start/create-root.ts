import { createRoot as create } from 'react-dom/client';

// Exported from here so that the build puts it into React's own file (vite.config.ts): React's
// initialisation is then a separate task from the app's.
export const createRoot = create;
