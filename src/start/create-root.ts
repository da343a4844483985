import { createRoot as create } from 'react-dom/client';

// A value of its own, in the file of React itself: what React prepares is then a task apart from
// what the app does.
export const createRoot = create;
