-- What came of looking back at a finished game, so that it is done once.
create table reviews (
  table_id text not null primary key references tables (id),
  format integer not null,
  body text not null
);
