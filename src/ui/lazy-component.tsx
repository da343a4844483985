import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a page whose code is fetched when the part is first shown, so that the first visit need
 * not wait for it. After that visit it is on the device. Where the code does not arrive, `missing`
 * stands in its place until the page is loaded again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: () => ReactNode = NotArrived,
): ComponentType<Props> {
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
