import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { proceedFromCart } from '#src/domain/cart.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { adoptTexts } from '#src/domain/adopt-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { useCart } from '#src/parts/cart-context.tsx';
import { useCartChoices } from '#src/parts/use-cart-choices.ts';
import { ToLogin } from '#src/parts/wanted-place.tsx';
import { useInitialSync } from '#src/sync/status.ts';
import { useSession } from '#src/session/session-context.tsx';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { CartRow } from './cart-row.tsx';

export function CartPage() {
  const session = useSession();
  const { petList, ready, everSynced } = useCart();
  const arrived = useInitialSync({ everSynced });
  const choices = useCartChoices();
  if (session.status === 'loading') return <Waiting />;
  if (session.user === null) return <ToLogin only="user" />;
  // Like the cart's icon: only an adopter has a cart.
  if (session.user.isAdmin) return <Navigate to="/Login" replace />;
  if (!ready || (petList.length === 0 && !arrived)) return <Waiting />;
  if (petList.length === 0) return <EmptyCart />;
  return (
    <Page title="Your cart" lead={leadOf(choices.length, petList.length)}>
      <ul className="flex flex-col gap-4">
        {petList.map((item) => (
          <CartRow key={item.petId} item={item} />
        ))}
      </ul>
      <Proceed petCount={choices.length} />
    </Page>
  );
}

function leadOf(choices: number, all: number): string {
  if (choices > 1) return `${choices} pets are here. Keep the one you would like to apply for.`;
  if (choices === 1) return 'One pet is waiting for you.';
  return `${all === 1 ? 'The pet you chose is' : 'The pets you chose are'} no longer looking for a home here. Perhaps somebody else would like to meet you.`;
}

function Proceed({ petCount }: { petCount: number }) {
  const showAlert = useAlert();
  const navigate = useNavigate();
  const proceed = () => {
    if (proceedFromCart(petCount) === 'too-many') {
      showAlert(pageTexts.onePetAtATime, 'error', <Link to="/Cart">Choose one in your cart</Link>);
      void navigate({ to: '/' });
      return;
    }
    void navigate({ to: '/Questions' });
  };
  return (
    <div className="mt-8 border-t border-hairline pt-6">
      {petCount === 0 ? (
        <Link to="/Explore" className={`${buttonClass('primary')} w-full sm:w-auto`}>
          {texts.browsePets}
        </Link>
      ) : (
        <Button variant="primary" className="w-full sm:w-auto" onClick={proceed}>
          {pageTexts.proceedForApplication}
        </Button>
      )}
    </div>
  );
}

function EmptyCart() {
  return (
    <Page title="Your cart">
      <EmptyState title={pageTexts.cartEmpty}>
        <p className="max-w-measure text-ink-soft">
          Found somebody? Press {adoptTexts.adoptMe} on their page and they will be kept here for
          you.
        </p>
        <Link to="/" className={buttonClass('primary')}>
          {pageTexts.startAdopting}
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
