import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Which step is on screen, from 0; the one that Back leads to, if it is known and a step too; and
     * how many entries before this one are steps.
     */
    formStep?: { at: number; before?: number; behind: number };
  }
}

/**
 * The step of a form on a small screen. Each is an entry of the history under the page's one
 * address: a phone's Back goes a step back, and a reload stays where one was.
 */
export function useFormStep() {
  const now = useLocation({ select: ({ state }) => state.formStep });
  const { at: step, before, behind } = now ?? { at: 0, behind: 0 };
  const router = useRouter();
  const navigate = useNavigate();

  const go = (at: number) => {
    if (at === step) return;
    const formStep = { at, before: step, behind: behind + 1 };
    void navigate({ to: '.', state: (state) => ({ ...state, formStep }) });
  };

  /** Changes the present entry: the person is at this step already, on a screen that shows them all. */
  const note = (at: number) => {
    if (at === step) return;
    const state = { formStep: { at, behind } };
    void navigate({ to: '.', replace: true, resetScroll: false, state });
  };

  const back = () => {
    if (before === step - 1) router.history.back();
    else go(step - 1);
  };

  /**
   * Leaves the steps of a form that was sent: neither Back nor Forward shows them again. What comes
   * next has to be pushed, or, where this answers true, replaces the form's one entry.
   */
  const leave = async (): Promise<{ replace: boolean }> => {
    if (behind === 0) return { replace: true };
    const first = (router.history.location.state.__TSR_index ?? 0) - behind;
    // Only what is pushed drops the entries in front of it.
    if (first > 0) await goBack(behind + 1);
    else {
      // The form was this visit's first page: nothing of ours lies before it.
      await goBack(behind);
      await navigate({ to: '/Cart', replace: true });
    }
    return { replace: false };
  };

  const goBack = (entries: number) =>
    new Promise<void>((resolve) => {
      const arrived = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
      const stop = router.history.subscribe(arrived);
      // 500 ms: should a browser have dropped these entries, nothing would tell.
      const timer = setTimeout(arrived, 500);
      router.history.go(-entries);
    });

  return { step, go, note, back, leave };
}
