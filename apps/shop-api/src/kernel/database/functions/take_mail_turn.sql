-- Version 2.
-- The instant at which a mail may be sent, and counts it; null refuses it. `asked` is a MailTurn.
-- The lock makes the limit of a recipient exact under parallel calls; it is taken after all other locks.
create or replace function take_mail_turn(asked jsonb) returns timestamptz
language plpgsql as $$
declare
  this_person constant text := asked ->> 'person';
  this_network constant text := asked ->> 'network';
  this_cause constant text := asked ->> 'cause';
  -- Servers of the release before pass no window.
  this_window constant interval := coalesce(asked ->> 'window', '24 hours');
  of_person integer;
  of_network integer;
  last_due timestamptz;
  due timestamptz := now();
begin
  if this_cause = 'shop' then
    return due;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('mail ' || this_cause || ' ' || this_person, 0));
  select count(*), max(due_at) into of_person, last_due from caused_mail
    where person = this_person and cause = this_cause and due_at > now() - this_window;
  select count(*) into of_network from caused_mail
    where network = this_network and due_at > now() - this_window;
  if of_person >= (asked ->> 'mostPerPerson')::integer or of_network >= (asked ->> 'mostPerNetwork')::integer then
    if not (asked ->> 'canWait')::boolean then
      return null;
    end if;
    due := greatest(now(), last_due) + (asked ->> 'pauseMinutes')::integer * interval '1 minute';
  end if;
  insert into caused_mail (cause, person, network, due_at) values (this_cause, this_person, this_network, due);
  return due;
end
$$;
