-- Browsers that may be called while their page is closed, and how to write to them.
create table push_subscriptions (
  endpoint text primary key,
  holder text not null,
  p256dh text not null,
  auth text not null,
  at bigint not null
);
create index push_subscriptions_holder on push_subscriptions (holder);

-- The keys by which browsers know who calls: one pair, the same for all processes.
create table push_keys (
  id integer primary key,
  public_key text not null,
  private_key text not null
);
