-- The standard term for one major of a micro-frontend with its own stable version is "release channel".
alter table registry.lane rename to channel;
alter index registry.lane_pkey rename to channel_pkey;
