import { useEffect, useState } from 'react';

/** Bytes that the browser counts for this site, and how many it would allow. */
export type StorageUse = { usedBytes: number; allowedBytes: number };

/** Undefined until the browser has counted, and where it does not. */
export function useStorageUse(): StorageUse | undefined {
  const [use, setUse] = useState<StorageUse>();
  useEffect(() => {
    let left = false;
    const show = ({ usage, quota }: StorageEstimate) => {
      if (left || usage === undefined || quota === undefined) return;
      setUse({ usedBytes: usage, allowedBytes: quota });
    };
    // Some private modes refuse to say; the page then leaves the line out.
    globalThis.navigator?.storage?.estimate?.().then(show, () => {});
    return () => {
      left = true;
    };
  }, []);
  return use;
}
