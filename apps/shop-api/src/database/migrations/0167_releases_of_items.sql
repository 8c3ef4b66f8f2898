-- Goods that need advice or a proof, as a desk has handed them over. No reference to item and store: a record outlives
-- them. See docs/decisions/0155-a-release-is-recorded-at-the-desk.md.
create table item_release (
  id bigint generated always as identity primary key,
  company_id text not null,
  item_id text not null,
  -- As it was then.
  item_name text not null,
  ean text not null,
  quantity integer not null check (quantity > 0),
  -- Desk and personnel number, and the name of the person who has handed the goods over.
  released_by text not null,
  person_name text not null,
  released_at timestamptz not null,
  -- That of its last proof.
  keep_until timestamptz not null,
  -- A repeated call has one release.
  key text not null,
  hash text not null,
  unique (company_id, key)
);
create index item_release_of_item on item_release (item_id, company_id, id);
create index item_release_age on item_release (keep_until);

-- What the law asks for, by proof: each has its own period. Found by the release only, never by a person.
create table item_release_proof (
  release_id bigint not null references item_release (id),
  proof text not null check (proof in ('precursor', 'poison', 'installer', 'advice')),
  record jsonb not null,
  keep_until timestamptz not null,
  primary key (release_id, proof)
);
create index item_release_proof_age on item_release_proof (keep_until);

create function refuse_item_release_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger item_release_is_append_only before update or truncate on item_release
  for each statement execute function refuse_item_release_change();
create trigger item_release_is_kept before delete on item_release
  for each row when (old.keep_until > now()) execute function refuse_item_release_change();
create trigger item_release_proof_is_append_only before update or truncate on item_release_proof
  for each statement execute function refuse_item_release_change();
create trigger item_release_proof_is_kept before delete on item_release_proof
  for each row when (old.keep_until > now()) execute function refuse_item_release_change();
