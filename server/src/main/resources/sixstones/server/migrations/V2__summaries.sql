-- What lists tell of a table, so that a list opens no game.
create table summaries (
  table_id text not null primary key references tables (id),
  phase text not null,
  rules integer not null,
  places text not null,
  chooser integer,
  secretly integer not null,
  moved_at bigint not null
);

create index summaries_moved on summaries (moved_at);

-- A table is opened from a snapshot; those without a number of steps are from before.
alter table snapshots add column steps integer not null default -1;
alter table snapshots add column unseen text not null default '';
