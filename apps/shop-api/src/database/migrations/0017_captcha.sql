-- Solved challenges: each one is accepted once, over all instances.

create table captcha_solution (
  challenge text primary key,
  expires_at timestamptz not null
);
create index captcha_solution_expiry on captcha_solution (expires_at);
