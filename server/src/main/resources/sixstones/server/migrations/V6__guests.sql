-- Who has opened the link to a table that waited: it stays in sight, whatever becomes of it.
create table guests (
  table_id text not null references tables (id),
  holder text not null,
  primary key (table_id, holder)
);

create index guests_holder on guests (holder);
