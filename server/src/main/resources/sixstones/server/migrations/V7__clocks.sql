-- How long people may think at a table, and what happens to whoever has no time left.
alter table tables add column tempo text not null default 'none';
alter table tables add column time_up text not null default 'bot';

-- What the clocks showed then.
alter table snapshots add column clocks text not null default '';

-- When the time of whoever must choose is up; whoever keeps the time looks here.
alter table summaries add column deadline bigint;

create index summaries_deadline on summaries (deadline) where deadline is not null;
