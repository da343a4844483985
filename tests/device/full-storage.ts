import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import type { DatabaseStorage } from '#src/db/database.ts';

// What the transaction of fake-indexeddb has besides the standard.
type Inner = {
  _abort(errorName: string): void;
  _execRequestAsync(request: { source: IDBObjectStore; operation: () => never }): IDBRequest;
};

/**
 * Storage that can be full. 'at-commit' fails as in Chromium: each request succeeds, and then the
 * whole transaction is rolled back. 'at-request' fails as in other browsers.
 */
export function storageThatFills(): {
  storage: DatabaseStorage;
  full: false | 'at-commit' | 'at-request';
} {
  const self: ReturnType<typeof storageThatFills> = {
    storage: { indexedDB: new IDBFactory(), IDBKeyRange },
    full: false,
  };
  for (const method of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[method];
    const spy = vi.spyOn(IDBObjectStore.prototype, method);
    spy.mockImplementation(function (this: IDBObjectStore, ...args) {
      const inner = this.transaction as unknown as Inner; // the standard type does not have these
      if (self.full === 'at-request') {
        return inner._execRequestAsync({ source: this, operation: refuse });
      }
      const request = write.apply(this, args);
      if (self.full) request.addEventListener('success', () => inner._abort(quotaExceeded));
      return request;
    });
    onTestFinished(() => spy.mockRestore());
  }
  return self;
}

const quotaExceeded = 'QuotaExceededError';

function refuse(): never {
  throw new DOMException('There is no space.', quotaExceeded);
}
