-- How far the last begun import has come, written with each batch, so that the same import continues after a
-- kill. One row at most: an import that begins replaces the row of another one. See docs/decisions/0064.
create table import_progress (
  is_only boolean primary key default true check (is_only),
  import_key text not null,
  products int not null
);
