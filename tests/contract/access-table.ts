import { type CallerKind, readTable } from './read-access-table.ts';

/**
 * Who reads which rows, of every table in the schemas public, private, auth and
 * supabase_migrations. Nobody writes any of them: all writes go through functions. `owner` is the
 * SQL that gives whose row it is, and '' where rows have no owner. A former admin is a person; the
 * worker has the secret key.
 */
export const tableAccess = readTable(`
  table                                 | owner                       | visitor | person  | admin   | worker
  public.adoption_requests              | user_id                     | refused | own     | all     | refused
  public.cart_items                     | user_id                     | refused | own     | own     | refused
  public.chat_sessions                  | coalesce(user_id, guest_id) | refused | own     | own     | refused
  public.pet_photos                     |                             | refused | refused | refused | refused
  public.pets                           |                             | all     | all     | all     | refused
  public.push_subscriptions             | user_id                     | refused | own     | own     | refused
  public.users                          | id                          | refused | own     | all     | refused
  private.admin_invitations             |                             | refused | refused | refused | refused
  private.applied_commands              |                             | refused | refused | refused | refused
  private.archive_rows                  |                             | refused | refused | refused | refused
  private.archives                      |                             | refused | refused | refused | refused
  private.catalogue_versions            |                             | refused | refused | refused | refused
  private.clients                       |                             | refused | refused | refused | refused
  private.confirmed_addresses           |                             | refused | refused | refused | refused
  private.database_incarnations         |                             | refused | refused | refused | refused
  private.epoch                         |                             | refused | refused | refused | refused
  private.import_outcomes               |                             | refused | refused | refused | refused
  private.imported_pets                 |                             | refused | refused | refused | refused
  private.imported_pictures             |                             | refused | refused | refused | refused
  private.imports                       |                             | refused | refused | refused | refused
  private.jobs                          |                             | refused | refused | refused | refused
  private.media                         |                             | refused | refused | refused | refused
  private.open_streams                  |                             | refused | refused | refused | refused
  private.past_decisions                |                             | refused | refused | refused | refused
  private.pet_changes                   |                             | refused | refused | refused | refused
  private.rate_limit_salt               |                             | refused | refused | refused | refused
  private.rate_limits                   |                             | refused | refused | refused | refused
  private.removed_sample_pets           |                             | refused | refused | refused | refused
  private.retention_clock               |                             | refused | refused | refused | refused
  private.security_actors               |                             | refused | refused | refused | refused
  private.security_events               |                             | refused | refused | refused | refused
  private.server_run                    |                             | refused | refused | refused | refused
  private.sessions                      |                             | refused | refused | refused | refused
  private.settings                      |                             | refused | refused | refused | refused
  private.stamps                        |                             | refused | refused | refused | refused
  auth.audit_log_entries                |                             | refused | refused | refused | refused
  auth.flow_state                       |                             | refused | refused | refused | refused
  auth.identities                       |                             | refused | refused | refused | refused
  auth.refresh_tokens                   |                             | refused | refused | refused | refused
  auth.sessions                         |                             | refused | refused | refused | refused
  auth.users                            |                             | refused | refused | refused | refused
  supabase_migrations.schema_migrations |                             | refused | refused | refused | refused
  supabase_migrations.seed_files        |                             | refused | refused | refused | refused
`);

const petColumns =
  'age breed care city country description energy good_with id image_url name shedding size ' +
  'special_needs state temperament training type';

/** Which columns of a readable table each role may select, in the order of their names. */
export const readableColumns: Record<string, string> = {
  'anon pets': petColumns,
  'authenticated adoption_requests':
    'address created_at decided_by email experience_with_pets full_name id image occupation ' +
    'pet_breed pet_id pet_name phone_number reason_for_adoption status status_changed_at ' +
    'updated_at user_id',
  'authenticated cart_items': 'added_at pet_id user_id',
  'authenticated chat_sessions': 'created guest_id id prompt refinement response user_id',
  'authenticated pets': petColumns,
  'authenticated push_subscriptions': 'auth created_at endpoint id p256dh saved_at user_id',
  'authenticated users': 'admin_requested_at email id is_admin name',
};

const words = (text: string) => text.trim().split(/\s+/);

/**
 * Who may call each function of the schemas public and private. A function of "public" calls the
 * one of the same name in "private", so whoever may call one may call both.
 */
export const functionAccess: { callers: readonly CallerKind[]; functions: string[] }[] = [
  {
    callers: ['visitor', 'person', 'admin', 'worker'],
    functions: words(`
      public.catalogue_changes     private.catalogue_changes
      public.catalogue_chunk       private.catalogue_chunk
      public.catalogue_latest      private.catalogue_latest
      public.catalogue_manifest    private.catalogue_manifest
      public.media_is_shown        private.media_is_shown
      public.shelter               private.shelter
    `),
  },
  {
    callers: ['person', 'admin'],
    functions: words(`
      public.accept_admin_invitation   private.accept_admin_invitation
      public.apply_commands            private.apply_commands
      public.end_other_sessions        private.end_other_sessions
      public.end_own_session           private.end_own_session
      public.list_sessions             private.list_sessions
      public.media_is_mine             private.media_is_mine
      public.my_data                   private.my_data
      public.poke_check                private.poke_check
      public.pull_own_rows             private.pull_own_rows
      public.remove_push_subscription  private.remove_push_subscription
      public.save_push_subscription    private.save_push_subscription
      public.who_am_i                  private.who_am_i
      private.is_admin                 private.signed_in_uid
    `),
  },
  {
    callers: ['admin'],
    functions: words(`
      public.bring_back_sample_pets    private.bring_back_sample_pets
      public.first_run                 private.first_run
      public.export_state              private.export_state
      public.media_is_named            private.media_is_named
      public.note_opened_applications  private.note_opened_applications
      public.pet_history               private.pet_history
      public.read_security_events      private.read_security_events
      public.start_export              private.start_export
      public.remove_sample_pets        private.remove_sample_pets
    `),
  },
  {
    callers: ['admin', 'worker'],
    functions: words(`
      public.finish_import             private.finish_import
      public.import_pets               private.import_pets
      public.import_report             private.import_report
      public.last_said                 private.last_said
      public.list_imports              private.list_imports
      public.start_import              private.start_import
      public.undo_import               private.undo_import
    `),
  },
  {
    callers: ['worker'],
    functions: words(`
      public.account_exists            private.account_exists
      public.account_of                private.account_of
      public.answer_chat_session       private.answer_chat_session
      public.refine_chat_session       private.refine_chat_session
      public.cancel_address_change     private.cancel_address_change
      public.claim_refresh             private.claim_refresh
      public.delete_account            private.delete_account
      public.delete_old_applications   private.delete_old_applications
      public.end_session               private.end_session
      public.finish_refresh            private.finish_refresh
      public.give_back_attempts        private.give_back_attempts
      public.hold_streams              private.hold_streams
      public.invite_admin              private.invite_admin
      public.open_session              private.open_session
      public.take_attempts             private.take_attempts
      public.take_questions            private.take_questions
      public.claim_jobs                private.claim_jobs
      public.delete_expired            private.delete_expired
      public.delete_expired_security_events  private.delete_expired_security_events
      public.end_all_sessions          private.end_all_sessions
      public.finish_job                private.finish_job
      public.forget_push_subscription  private.forget_push_subscription
      public.guest_apply_commands      private.guest_apply_commands
      public.guest_poke_check          private.guest_poke_check
      public.guest_pull_own_rows       private.guest_pull_own_rows
      public.has_confirmed_address     private.has_confirmed_address
      public.log_failed_sign_in        private.log_failed_sign_in
      public.log_security_event        private.log_security_event
      public.note_media                private.note_media
      public.imported_pictures_to_fetch    private.imported_pictures_to_fetch
      public.settle_imported_pictures  private.settle_imported_pictures
      public.take_unnamed_media        private.take_unnamed_media
      public.note_address_confirmed    private.note_address_confirmed
      public.note_password_confirmed   private.note_password_confirmed
      public.release_streams           private.release_streams
      public.release_job               private.release_job
      public.set_admin                 private.set_admin
      public.add_archive_rows          private.add_archive_rows
      public.delete_unused_archives    private.delete_unused_archives
      public.end_archive               private.end_archive
      public.finish_archive_import     private.finish_archive_import
      public.read_export               private.read_export
      public.start_archive_import      private.start_archive_import
      public.start_server_export       private.start_server_export
    `),
  },
  {
    callers: [],
    functions: words(`
      private.add_security_event            private.add_to_cart
      private.claimed_session_id            private.delete_applications
      private.delete_ended_sessions         private.forget_auth_user
      private.lock_budgets                  private.poke_ended_session
      private.rate_limit_salt
      private.application_json              private.keep_security_events
      private.log_account_deletion          private.log_decision
      private.log_role_change               private.security_actor
      private.apply_batch                   private.apply_run
      private.ask_for_suggestions           private.begin_incarnation
      private.catalogue_changed_since       private.catalogue_reset
      private.catalogue_version             private.clock_is_steady
      private.command_result                private.current_epoch
      private.cursor_text                   private.database_identity
      private.decide_admin_request          private.decide_application
      private.field                         private.follow_auth_user
      private.has_confirmed_password
      private.iso                           private.next_id_at_shutdown
      private.pet_json                      private.poke
      private.pull                          private.queue_decision_notifications
      private.read_cursor                   private.restamp
      private.restamp_after_restore         private.row_json
      private.rows_to_stamp                 private.run_commands
      private.signed_in_user                private.stamp
      private.stamp_application             private.stamp_cart_items
      private.stamp_chat_session            private.stamp_client
      private.stamp_emptied                 private.stamp_epoch
      private.stamp_pets                    private.stamp_truncated
      private.stamp_user                    private.stamping_was_off
      private.submit_application            private.switch_stamping_on
      private.version_at                    private.withdraw_application
      private.add_photo                     private.change_pet
      private.change_settings               private.changed_text
      private.changed_words                 private.count_revision
      private.describe_photo                private.has_arrived
      private.is_in_catalogue               private.lock_pet_of_photo
      private.is_listed_sample              private.signed_in_admin
      private.move_photo                    private.note_pet_changes
      private.pet_status                    private.picture_of
      private.photo_words
      private.photos_json                   private.remove_photo
      private.photos_of_media
      private.stamp_all_rows_about_pets     private.stamp_media
      private.stamp_photos                  private.stamp_rows_about
      private.touch_pet
      private.named_pictures                private.misplaced_photos
      private.changed_pet                   private.write_pets
      private.count_outcomes                private.has_own_photos
      private.host_of                       private.import_json
      private.importing_user                private.is_blank
      private.lock_import                   private.merge_or_refuse
      private.merge_pets                    private.merge_said
      private.pictures_of                   private.readable_said
      private.undo_pets                     private.want_pictures
      private.copy_everything               private.exact_iso
      private.home_state                    private.insert_archive_rows
      private.is_sample_pet                 private.make_archive_accounts
      private.texts_in
    `),
  },
];
