-- What people say of moments of a finished game.
create table comments (
  table_id text not null references tables (id),
  n integer not null,
  at bigint not null,
  moves integer not null,
  seat integer,
  name text not null,
  holder text not null,
  body text not null,
  primary key (table_id, n)
);

-- Ratings follow from games in the order in which they ended.
create index entries_over on entries (at) where kind = 'over';
