-- The name of a widget was handed over to another micro-frontend: its versions come first where both offer it.
alter table registry.widget_name add column handed_over_at timestamptz;
