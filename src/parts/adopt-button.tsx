import { useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { petLink } from '#src/domain/paths.ts';
import type { Pet } from '#src/domain/pet.ts';
import { adoptTexts } from '#src/domain/adopt-texts.ts';
import { useSession } from '#src/session/session-context.tsx';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';
import { useCart } from './cart-context.tsx';

type AdoptButtonProps = Pick<ComponentProps<'button'>, 'className' | 'aria-describedby'> & {
  pet: Pet;
  /** Styled less prominently, for lists with many such buttons. */
  calm?: boolean;
};

/**
 * Puts a pet into the cart or takes it out. Guests are told to log in, and admins that they may
 * not.
 */
export function AdoptButton({ pet, calm = false, ...rest }: AdoptButtonProps) {
  const session = useSession();
  const cart = useCart();
  const showAlert = useAlert();
  const router = useRouter();
  const variant = calm ? 'secondary' : 'primary';
  const user = session.status === 'ready' ? session.user : null;

  if (user === null) {
    const askToLogIn = () => {
      showAlert(adoptTexts.mustLogInToAdopt);
      const { pathname, search } = router.state.location;
      const path = pathname.endsWith(`/${pet.id}`) ? pathname : petLink(pathname, pet.id);
      // Of another page than the list, the search parameters say nothing about the pet's.
      const wanted = { path, petName: pet.name, ...(path.startsWith(pathname) && { search }) };
      void router.navigate({ to: '/Login', state: { wanted } });
    };
    return (
      <Button
        {...rest}
        variant={variant}
        disabled={session.status === 'loading'}
        onClick={askToLogIn}
      >
        {adoptTexts.loginToAdopt}
      </Button>
    );
  }
  // As in the prerendered pages: empty space, until the device has said which button it is.
  if (!cart.ready) return <Button {...rest} disabled className={`invisible ${rest.className}`} />;
  if (cart.petList.some((item) => item.petId === pet.id)) {
    return (
      <Button
        {...rest}
        variant={calm ? 'quiet' : 'secondary'}
        onClick={() => void cart.remove(pet.id)}
      >
        {adoptTexts.removePet}
      </Button>
    );
  }
  const add = () => (user.isAdmin ? showAlert(adoptTexts.adminsCannotAdopt) : void cart.add(pet));
  return (
    <Button {...rest} variant={variant} onClick={add}>
      {adoptTexts.adoptMe}
    </Button>
  );
}
