import {
  createContext,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useProvided } from '#src/db/use-provided.ts';
import type { Catalogue, CatalogueView } from './catalogue.ts';

const CatalogueContext = createContext<Catalogue | undefined>(undefined);
const ViewContext = createContext<StaffView | undefined>(undefined);
/** The catalogue as the server said it, and what says that staff see something else. */
type StaffView = {
  shown: CatalogueView;
  known: CatalogueView;
  showInstead: (view: CatalogueView | undefined) => void;
};

export function CatalogueProvider(props: { catalogue: Catalogue; children: ReactNode }) {
  const { catalogue, children } = props;
  const [view, setView] = useState(catalogue.view);
  const [ofStaff, showInstead] = useState<CatalogueView>();
  useEffect(() => {
    // A transition and not an external store: a key or a tap may interrupt the rendering of a list.
    const follow = () => startTransition(() => setView(catalogue.view()));
    follow();
    return catalogue.subscribe(follow);
  }, [catalogue]);
  return (
    <CatalogueContext.Provider value={catalogue}>
      <ViewContext.Provider
        value={useMemo(
          () => ({ shown: ofStaff ?? view, known: view, showInstead }),
          [ofStaff, view],
        )}
      >
        {children}
      </ViewContext.Provider>
    </CatalogueContext.Provider>
  );
}

/** The catalogue itself, for what the pets in memory cannot answer. */
export function useCatalogueOfDevice(): Catalogue {
  return useProvided(CatalogueContext);
}

/** The pets in memory. */
export function useCatalogueView(): CatalogueView {
  return useStaffView().shown;
}

/** For what shows staff their own changes in all lists. */
export function useStaffView(): StaffView {
  return useProvided(ViewContext);
}

export type PetsOnScreen = Omit<CatalogueView, 'byId'> & Pick<Catalogue, 'refresh'>;

/** Every pet on this device. */
export function useCatalogue(): PetsOnScreen {
  const catalogue = useCatalogueOfDevice();
  const { byId: _, ...view } = useCatalogueView();
  return { ...view, refresh: catalogue.refresh };
}
