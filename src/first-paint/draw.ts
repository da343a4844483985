import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page as HTML, before any script. */
export const draw = (page: ComponentType): string =>
  // React names the first pictures at the head of what it draws too: here they follow at once.
  renderToStaticMarkup(createElement(page)).replaceAll(/<link rel="preload"[^>]*>/g, '');
