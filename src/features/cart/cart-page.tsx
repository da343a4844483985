import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { proceedFromCart } from '#src/domain/cart.ts';
import { texts } from '#src/domain/texts.ts';
import { useCart } from '#src/parts/cart-context.tsx';
import { useArrived } from '#src/parts/use-arrived.ts';
import { useSession } from '#src/session/session-context.tsx';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { CartRow } from './cart-row.tsx';

export function CartPage() {
  const session = useSession();
  const { petList, ready, everSynced } = useCart();
  const arrived = useArrived({ everSynced });
  if (session.status === 'loading') return <Waiting />;
  // As the cart's icon does: only an adopter has a cart.
  if (session.user === null || session.user.isAdmin) return <Navigate to="/Login" replace />;
  if (!ready || (petList.length === 0 && !arrived)) return <Waiting />;
  if (petList.length === 0) return <EmptyCart />;
  return (
    <Page
      title="Your cart"
      lead={
        petList.length === 1
          ? 'One pet is waiting for you.'
          : `${petList.length} pets are here. Keep the one you would like to apply for.`
      }
    >
      <ul className="flex flex-col gap-4">
        {petList.map((item) => (
          <CartRow key={item.petId} petId={item.petId} />
        ))}
      </ul>
      <Proceed petCount={petList.length} />
    </Page>
  );
}

function Proceed({ petCount }: { petCount: number }) {
  const showAlert = useAlert();
  const navigate = useNavigate();
  const proceed = () => {
    if (proceedFromCart(petCount) === 'too-many') {
      showAlert(texts.onePetAtATime, 'error');
      void navigate({ to: '/' });
      return;
    }
    void navigate({ to: '/Questions' });
  };
  return (
    <div className="mt-8 border-t border-hairline pt-6">
      <Button variant="primary" className="w-full sm:w-auto" onClick={proceed}>
        {texts.proceedForApplication}
      </Button>
    </div>
  );
}

function EmptyCart() {
  return (
    <Page title="Your cart">
      <EmptyState title={texts.cartEmpty}>
        <p className="max-w-measure text-ink-soft">
          Found somebody? Press {texts.adoptMe} on their page and they will be kept here for you.
        </p>
        <Link to="/" className={buttonClass('primary')}>
          {texts.startAdopting}
        </Link>
      </EmptyState>
    </Page>
  );
}

function Waiting() {
  return (
    <Page title="Your cart">
      <output className="block text-lg text-ink-soft">{texts.loading}</output>
    </Page>
  );
}
