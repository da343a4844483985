import { useEffect, useState } from 'react';

/** How many bytes this site uses by the browser's count, and how many it may use. */
export type StorageUse = { usedBytes: number; allowedBytes: number };

/** Undefined until the browser has counted, or if it does not tell. */
export function useStorageUse(): StorageUse | undefined {
  const [use, setUse] = useState<StorageUse>();
  useEffect(() => {
    let left = false;
    const show = ({ usage, quota }: StorageEstimate) => {
      if (left || usage === undefined || quota === undefined) return;
      setUse({ usedBytes: usage, allowedBytes: quota });
    };
    // Some private modes refuse to tell; the page then leaves the line out.
    globalThis.navigator?.storage?.estimate?.().then(show, () => {});
    return () => {
      left = true;
    };
  }, []);
  return use;
}
