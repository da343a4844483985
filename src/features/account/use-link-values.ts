import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * What the link in a mail carries behind its #. It leaves the address bar at once, so that it stays
 * in no history and nobody reads it over a shoulder.
 */
export function useLinkValues(): URLSearchParams {
  const [page] = useState(() => location.pathname);
  // Another link to the page that is open changes nothing but this. One to another page is that
  // page's, which is not here yet.
  const hash = useLocation({
    select: (newest) => (newest.pathname === page ? newest.hash : ''),
  });
  const [newest, setNewest] = useState(hash);
  if (hash !== '' && hash !== newest) setNewest(hash);
  useEffect(() => {
    if (hash !== '') history.replaceState(history.state, '', location.pathname);
  }, [hash]);
  return new URLSearchParams(newest);
}
