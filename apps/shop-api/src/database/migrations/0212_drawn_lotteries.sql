-- A drawn lottery is read without the list of all its codes.
alter table lottery add column entries integer generated always as (cardinality(codes)) stored;
-- Its entries were deleted before a drawing, which is not possible any more.
alter table lottery add column entries_removed_at timestamptz;
