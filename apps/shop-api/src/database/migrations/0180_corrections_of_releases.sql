-- The book of releases of a store, by year. See docs/decisions/0155-a-release-is-recorded-at-the-desk.md.
create index item_release_book on item_release (company_id, released_at, id);

-- A release that did not happen, or was recorded with a mistake: it stays as it is, and this is stated of it, once.
create table item_release_correction (
  release_id bigint primary key references item_release (id) on delete cascade,
  reason text not null check (reason in ('NOT_TAKEN', 'TWICE', 'MISTYPED')),
  -- The release that states it right. No reference: it may be kept for a shorter time.
  replaced_by bigint check (replaced_by > release_id),
  -- Desk and personnel number, and the name of the person.
  corrected_by text not null,
  person_name text not null,
  corrected_at timestamptz not null,
  -- That of the release.
  keep_until timestamptz not null,
  check ((reason = 'MISTYPED') = (replaced_by is not null))
);

create trigger item_release_correction_is_append_only before update or truncate on item_release_correction
  for each statement execute function refuse_item_release_change();
create trigger item_release_correction_is_kept before delete on item_release_correction
  for each row when (old.keep_until > now()) execute function refuse_item_release_change();
