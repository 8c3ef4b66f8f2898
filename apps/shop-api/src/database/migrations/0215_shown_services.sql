-- A proof names the question that was shown: its version with the sign of the services and their companies, and
-- the services themselves. Older rows showed what the register of version 1 had; which of them is not known.
alter table service_consent alter column version type text using version::text;
alter table service_consent add column shown text[];
