-- Who wants no rating: none is made of that person's games.
create table unrated (
  holder text primary key
);
