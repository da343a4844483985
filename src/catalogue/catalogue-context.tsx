import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type Pet, type PetListKey, petsOfList } from '#src/domain/pet.ts';
import type { Catalogue, CatalogueView } from './catalogue.ts';

const CatalogueContext = createContext<Catalogue | undefined>(undefined);
const ViewContext = createContext<CatalogueView | undefined>(undefined);
/** The catalogue as the server said it, and what says that staff see something else. */
const StaffContext = createContext<StaffView | undefined>(undefined);
export type StaffView = {
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
      <StaffContext.Provider value={useMemo(() => ({ known: view, showInstead }), [view])}>
        <ViewContext.Provider value={ofStaff ?? view}>{children}</ViewContext.Provider>
      </StaffContext.Provider>
    </CatalogueContext.Provider>
  );
}

/** The catalogue itself, for what the pets in memory cannot answer. */
export function useCatalogueOfDevice(): Catalogue {
  return within(useContext(CatalogueContext));
}

/** The pets in memory. */
export function useCatalogueView(): CatalogueView {
  return within(useContext(ViewContext));
}

/** For what shows staff their own changes in all lists. */
export function useStaffView(): StaffView {
  return within(useContext(StaffContext));
}

function within<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The catalogue is read within a CatalogueProvider');
  return value;
}

export type PetsOnScreen = Omit<CatalogueView, 'byId'> & Pick<Catalogue, 'refresh'>;

/** Every pet on this device. */
export function useCatalogue(): PetsOnScreen {
  const catalogue = useCatalogueOfDevice();
  const { byId: _, ...view } = useCatalogueView();
  return { ...view, refresh: catalogue.refresh };
}

/** The pets of one list; refreshes them when the list is opened and is not fresh. */
export function usePetList(key: PetListKey): PetsOnScreen {
  const catalogue = useCatalogueOfDevice();
  const all = useCatalogue();
  useEffect(() => void catalogue.opened(key), [catalogue, key]);
  const pets = useMemo(() => petsOfList(all.pets, key), [all.pets, key]);
  return { ...all, pets };
}

/** One pet; 'gone' only if the whole catalogue is here and the pet is not in it. */
export function usePet(
  id: string,
): { status: 'loading' | 'failed' | 'gone' } | { status: 'found'; pet: Pet } {
  const view = useCatalogueView();
  const pet = view.byId.get(id);
  if (pet) return { status: 'found', pet };
  return { status: view.status === 'ready' ? 'gone' : view.status };
}
