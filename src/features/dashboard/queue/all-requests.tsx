import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buttonClass } from '#src/ui/button.tsx';

/** The link from a form that fills the screen back to the list. */
export function AllRequests() {
  const router = useRouter();
  const fromList = useLocation({ select: ({ state }) => state.fromList });
  const goBack = (event: MouseEvent) => {
    if (!fromList) return;
    // Back to the list's own entry, which restores its scroll position.
    event.preventDefault();
    router.history.back();
  };
  return (
    <Link
      to="/Dashboard"
      search={{}}
      activeOptions={{ exact: true }}
      onClick={goBack}
      className={`${buttonClass('quiet')} -ms-5 mb-4`}
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      Back to all requests
    </Link>
  );
}
