-- Tables of lessons, puzzles and examples are forgotten by their age, without a look at all others.
create index tables_unlisted on tables (created_at) where visibility = 'unlisted';
