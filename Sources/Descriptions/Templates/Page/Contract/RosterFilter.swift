// @insert filter from ../List/Contract/RosterFilter.swift
