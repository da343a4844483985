import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A component whose code is loaded when it is first shown, so that a first visit need not wait for
 * it; after that visit it is on the device. If the code cannot be loaded, `missing` is shown in its
 * place until the page is loaded again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: () => ReactNode = NotArrived,
): (props: Props) => ReactNode {
  const arrived = (part: ComponentType<Props>) => ({ default: part });
  const Part = lazy(() => load().then(arrived, () => arrived(missing)));
  return function LazyComponent(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

function NotArrived() {
  return <p>This part has not arrived on your device. Load the page again once you are online.</p>;
}
