import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A component as HTML that needs no script. */
export const render = (component: ComponentType): string =>
  // React names the first pictures at the head of what it draws too: here they follow at once.
  renderToStaticMarkup(createElement(component)).replaceAll(/<link rel="preload"[^>]*>/g, '');
