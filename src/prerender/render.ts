import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders a component to HTML that needs no script. */
export const render = (component: ComponentType): string =>
  // React adds preload links for the first pictures, but here the pictures follow at once.
  renderToStaticMarkup(createElement(component)).replaceAll(/<link rel="preload"[^>]*>/g, '');
