-- How a game ended and who played what, so that a list of one's games opens none of them.
alter table summaries add column result text;
alter table summaries add column roles text not null default '';

update summaries set result =
  (select body from entries where entries.table_id = summaries.table_id and kind = 'over');

-- A person on the way to another device: found by the hash of a code, and sealed with the code.
create table passes (
  id text not null primary key,
  holder text not null,
  sealed text not null,
  expires_at bigint not null
);

create index passes_holder on passes (holder);
