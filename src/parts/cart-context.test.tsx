import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useCart } from './cart-context.tsx';

function Lost() {
  return <p>{useCart().petList.length}</p>;
}

describe('useCart', () => {
  it('says what is wrong when no provider stands around it', () => {
    expect(() => renderToString(<Lost />)).toThrow('useCart must be used within a CartProvider');
  });
});
