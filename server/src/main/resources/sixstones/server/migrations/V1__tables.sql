create table tables (
  id text not null primary key,
  game text not null,
  seats integer not null,
  options text not null,
  seed text not null,
  host text not null,
  visibility text not null,
  spectators integer not null,
  created_at bigint not null
);

create index tables_host on tables (host);

create table entries (
  table_id text not null references tables (id),
  seq integer not null,
  kind text not null,
  seat integer,
  body text not null,
  holder text,
  checksum text,
  at bigint not null,
  primary key (table_id, seq)
);

create index entries_holder on entries (holder) where holder is not null;

create table snapshots (
  table_id text not null references tables (id),
  seq integer not null,
  drawn bigint not null,
  told text not null,
  position text not null,
  primary key (table_id, seq)
);
