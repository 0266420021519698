-- What people say at a table: of each circle the latest, counted by themselves.
create table talk (
  table_id text not null references tables (id),
  circle text not null,
  n integer not null,
  at bigint not null,
  seq integer not null,
  seat integer,
  name text not null,
  holder text not null,
  kind text not null,
  body text not null,
  primary key (table_id, circle, n)
);
