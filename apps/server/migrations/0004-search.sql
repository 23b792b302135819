-- Words are searched in the server's memory (docs/decisions/0010-search.md); the tables only keep them.
drop index tiles_search;
drop index tiles_title_words;
alter table tiles drop column search_vector;
