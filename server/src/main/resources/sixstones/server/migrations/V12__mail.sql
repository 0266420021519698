-- Where people want to be written to when others wait for them. Until the code of a letter has come
-- back its hash is kept, and for a day alone; what stops letters stands in every one of them.
create table mail_addresses (
  holder text not null primary key,
  address text not null,
  language text not null,
  stop text not null,
  code text,
  tries integer not null,
  at bigint not null
);
create index mail_addresses_stop on mail_addresses (stop);

-- How many codes were sent to an address on a day; the address as a hash, for that day.
create table mail_codes (
  mailbox text not null,
  day integer not null,
  n integer not null,
  primary key (mailbox, day)
);

-- Who must choose while others wait, so that whoever writes to him opens no game to find that out.
alter table summaries add column awaited text;
alter table summaries add column awaited_turn integer;
alter table summaries add column awaited_since bigint;
create index summaries_awaited on summaries (awaited) where awaited is not null;

-- The letter of one wait: the process that has added the row writes it, and nobody else before the
-- moment when it is free again.
create table letter_claims (
  table_id text not null references tables (id),
  turn integer not null,
  tries integer not null,
  free_at bigint not null,
  at bigint not null,
  primary key (table_id, turn)
);
create index letter_claims_at on letter_claims (at);
