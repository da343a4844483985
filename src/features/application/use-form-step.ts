import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * `at`: the step on screen, from 0. `before`: the step that Back leads to, if it is known to be
     * a step. `behind`: how many entries before this one are steps.
     */
    formStep?: { at: number; before?: number; behind: number };
  }
}

/**
 * The step of a form on a small screen. Each step is an entry of the history with the same address:
 * a phone's Back goes back a step, and a reload stays at the step.
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

  /** Writes the step into the present entry, for a screen that shows all steps. */
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
   * Removes the steps of a submitted form from the history, so that neither Back nor Forward shows
   * them again. Returns whether the next page must replace the present entry; else it must be
   * pushed.
   */
  const leave = async (): Promise<{ replace: boolean }> => {
    if (behind === 0) return { replace: true };
    const first = (router.history.location.state.__TSR_index ?? 0) - behind;
    // Goes back before the steps: pushing the next page then removes them.
    if (first > 0) await goBack(behind + 1);
    else {
      // The form was the first page of this visit: no page of ours is before it.
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
      // 500 ms: if the browser has dropped these entries, there is no event.
      const timer = setTimeout(arrived, 500);
      router.history.go(-entries);
    });

  return { step, go, note, back, leave };
}
