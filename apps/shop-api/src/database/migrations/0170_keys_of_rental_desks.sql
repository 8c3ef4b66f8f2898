-- A key of a desk names one request, whichever booking it is sent for.
create index rental_event_key on rental_event (key) where key is not null;
