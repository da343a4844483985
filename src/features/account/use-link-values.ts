import { useEffect, useState } from 'react';

/**
 * What the link in a mail carries behind its #. It leaves the address bar at once, so that it stays
 * in no history and nobody reads it over a shoulder.
 */
export function useLinkValues(): URLSearchParams {
  const [values] = useState(() => new URLSearchParams(location.hash.slice(1)));
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return values;
}
