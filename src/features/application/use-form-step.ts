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

  /** Goes back to the form's first entry: what replaces it has no step of a sent form behind it. */
  const rewind = () =>
    new Promise<void>((resolve) => {
      if (behind === 0) return resolve();
      const arrived = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
      const stop = router.history.subscribe(arrived);
      // 500 ms: should a browser have dropped these entries, nothing would tell.
      const timer = setTimeout(arrived, 500);
      router.history.go(-behind);
    });

  return { step, go, note, back, rewind };
}
