-- Stamping everything anew gave a row that was committed meanwhile the stamp of a row that is gone.
create or replace function private.restamp() returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Waits for whoever is writing. Otherwise a row committed between the two statements below would
  -- get the stamp of a row that is gone.
  lock table private.stamps in share row exclusive mode;
  insert into private.stamps as s (scope, kind, id, changed, gone)
    select r.scope, r.kind, r.id, pg_current_xact_id(), false from private.rows_to_stamp() r
    on conflict (scope, kind, id)
    do update set changed = excluded.changed, gone = false, stamped_at = now();
  update private.stamps set changed = pg_current_xact_id(), gone = true
    where changed <> pg_current_xact_id();
  -- Numbers go on from where they were, so that no cache ever holds two contents for one number.
  delete from private.catalogue_versions
    where version < (select max(version) from private.catalogue_versions);
  update private.catalogue_versions
    set version = version + 1, snapshot = pg_current_snapshot(), made_at = clock_timestamp();
  update private.epoch set id = gen_random_uuid(), pruned = '0';
end $$;
