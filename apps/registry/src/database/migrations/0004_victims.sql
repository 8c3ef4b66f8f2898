-- A failure is counted for its likely cause; the version that failed is kept beside it.
alter table registry.failure add column victim text not null default '';
