-- Columns are granted one by one: with a grant on the whole table, each column added later was readable
-- by everyone who may read the row. A new column is now private until it is granted.

revoke select on public.pets from anon, authenticated;
grant select (
  id, name, type, breed, age, size, energy, shedding, training, care, description, image_url,
  good_with, temperament, special_needs, city, state, country
) on public.pets to anon, authenticated;

revoke select on public.users, public.adoption_requests, public.chat_sessions, public.cart_items,
  public.push_subscriptions from authenticated;
grant select (id, name, email, is_admin, admin_requested_at) on public.users to authenticated;
grant select (
  id, user_id, pet_id, pet_name, pet_breed, image, full_name, email, phone_number, address,
  occupation, reason_for_adoption, experience_with_pets, status, created_at, updated_at,
  status_changed_at, decided_by
) on public.adoption_requests to authenticated;
grant select (id, user_id, guest_id, prompt, response, created)
  on public.chat_sessions to authenticated;
grant select (user_id, pet_id, added_at) on public.cart_items to authenticated;
grant select (id, user_id, endpoint, p256dh, auth, created_at, saved_at)
  on public.push_subscriptions to authenticated;
