import { Navigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { proceedFromCart } from '#src/domain/cart.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { useCart } from '#src/parts/cart-context.tsx';
import { useCartChoices } from '#src/parts/use-cart-choices.ts';
import { useInitialSync } from '#src/sync/status.ts';
import { RequireSession } from '#src/parts/require-session.tsx';
import { useSession } from '#src/session/session-context.tsx';
import { useAlert } from '#src/ui/alerts.tsx';
import { ApplicationForPet } from './application-for-pet.tsx';
import { FormLoading } from './form-loading.tsx';

export function QuestionsPage() {
  return (
    <RequireSession only="user">
      <Questions />
    </RequireSession>
  );
}

function Questions() {
  const session = useSession();
  const { petList, ready, everSynced } = useCart();
  const arrived = useInitialSync({ everSynced });
  const choices = useCartChoices();
  // Submitting takes the pet out of the cart. Without this, the empty cart would redirect to /pets
  // before the confirmation page opens.
  const [sentPetId, setSentPetId] = useState<string>();
  const user = session.status === 'ready' ? session.user : null;
  if (user === null || !ready) return <FormLoading />;
  const standing = sentPetId === undefined ? proceedFromCart(choices.length) : 'apply';
  const petId = sentPetId ?? (choices[0] ?? petList[0])?.petId;
  if (standing === 'too-many') return <TooMany />;
  // On a new device the cart may not have been pulled yet.
  if (petId === undefined && !arrived) return <FormLoading />;
  if (petId === undefined) return <Navigate to="/pets" replace />;
  return (
    <ApplicationForPet
      key={petId}
      petId={petId}
      user={user}
      onSending={(sending) => setSentPetId(sending ? petId : undefined)}
    />
  );
}

function TooMany() {
  const showAlert = useAlert();
  useEffect(() => showAlert(pageTexts.onePetAtATime, 'error'), [showAlert]);
  return <Navigate to="/" replace />;
}
